import type { Words } from './words'

export const es: Words = {
  language: 'es',
  sentenceEnd: '.',
  code: {
    subject: '{code} es tu código de {brand}',
    life: { one: 'Vale durante {count} minuto.', other: 'Vale durante {count} minutos.' },
    warning: 'Nadie de nuestro equipo te lo pedirá nunca. Si no lo has pedido tú, no tienes que hacer nada.',
  },
  change: {
    email: {
      subject: 'Ha cambiado tu correo en {brand}',
      text: 'Ha cambiado el correo de tu cuenta de {brand} y se ha cerrado la sesión en los demás dispositivos.',
    },
    phone: {
      subject: 'Ha cambiado tu teléfono en {brand}',
      text: 'Ha cambiado el teléfono de tu cuenta de {brand} y se ha cerrado la sesión en los demás dispositivos.',
    },
    advice: {
      one: 'Si no has sido tú, deshazlo en {count} día: {link}',
      other: 'Si no has sido tú, deshazlo en un plazo de {count} días: {link}',
    },
  },
  download: {
    subject: '{brand} en tu teléfono',
    text: 'Aquí tienes {brand} para tu teléfono: {link}',
    advice: 'Alguien, seguramente tú, nos ha pedido este mensaje. Si no has sido tú, no tienes que hacer nada.',
  },
  export: {
    subject: 'Tus datos de {brand} están listos',
    text: {
      one: 'La copia de tus datos de {brand} está lista. Descárgala en {count} día: {link}',
      other: 'La copia de tus datos de {brand} está lista. Tienes {count} días para descargarla: {link}',
    },
    advice:
      'Quien tenga esta dirección puede descargarla, así que no la compartas. Si no has pedido una copia, inicia sesión y revisa tus dispositivos.',
  },
  who: {
    somebody: 'Alguien',
    two: '{first} y {second}',
    more: { one: '{first} y {count} persona más', other: '{first} y {count} personas más' },
  },
  sentences: {
    spark: { one: '{who} ha dado un spark a tu vídeo', other: '{who} han dado un spark a tu vídeo' },
    comment_spark: { one: '{who} ha dado un spark a tu comentario', other: '{who} han dado un spark a tu comentario' },
    comment: { one: '{who} ha comentado tu vídeo', other: '{who} han comentado tu vídeo' },
    reply: { one: '{who} ha respondido a tu comentario', other: '{who} han respondido a tu comentario' },
    mention: { one: '{who} te ha mencionado', other: '{who} te han mencionado' },
    repost: { one: '{who} ha republicado tu vídeo', other: '{who} han republicado tu vídeo' },
    join_request: { one: '{who} quiere unirse a {place}', other: '{who} quieren unirse a {place}' },
    join_accepted: 'Ya estás dentro: {place} te ha aceptado',
    role_leader: 'Ahora lideras {place}',
    role_moderator: 'Ahora moderas {place}',
    role_member: 'Ahora eres miembro de {place}',
    member_removed: 'Te han expulsado de {place}',
    member_banned: 'Te han vetado en {place}',
    new_video: { one: '{place} tiene un vídeo nuevo', other: '{place} tiene {count} vídeos nuevos' },
    creator_accepted: 'Ya eres creador',
    post_published: 'Tu publicación ya está visible',
    post_failed: 'No se ha podido publicar tu vídeo',
    removed: 'La moderación ha retirado algo tuyo',
    put_back: 'La moderación ha restaurado algo tuyo',
    upheld: 'La moderación lo ha revisado y mantiene su decisión',
    report_kept: 'Hemos revisado tu denuncia: lo denunciado se queda',
    report_removed: 'Hemos revisado tu denuncia: lo denunciado se ha retirado',
  },
  digest: {
    subject: { one: 'Hay una novedad en {brand}', other: '{count} novedades en {brand}' },
    more: { one: 'Y {count} más.', other: 'Y {count} más.' },
    all: 'Ver todo:',
    why: 'Recibes este correo como mucho una vez al día, cuando algo te espera en {brand}.',
    stop: 'No recibir más correos como este:',
  },
  stopPage: {
    title: '¿No quieres más correos como este?',
    lead: '{brand} te avisará solo en sus páginas.',
    stop: 'Dejar de recibirlos',
    keep: 'Seguir recibiéndolos',
    doneTitle: 'Ya no te enviaremos estos correos',
    doneLead:
      'Lo que pase lo verás en el sitio. Los códigos y los avisos sobre tu cuenta seguirán llegando por correo.',
    resume: 'Volver a recibirlos',
    resumedTitle: 'Volverás a recibir los correos',
    resumedLead: 'Como antes: uno al día como mucho.',
    overTitle: 'Este enlace no lleva a ninguna parte',
    overLead: 'Puede que la cuenta ya no exista. En los ajustes del sitio hay un interruptor para cada tipo de correo.',
  },
  toSite: 'Ir al sitio',
  overTitle: 'Este enlace ya no funciona',
  undoPage: {
    title: '¿Recuperar tu dirección?',
    lead: '{name} volverá a tener {address} y se cerrará la sesión en todos los dispositivos.',
    undo: 'Deshacer el cambio',
    keep: 'Dejarlo como está',
    doneTitle: 'Has recuperado tu dirección',
    doneLead:
      'Se ha cerrado la sesión en todos los dispositivos. Inicia sesión con {address} y comprueba que todo esté bien.',
    signIn: 'Iniciar sesión',
    overLead: 'Servía una sola vez, durante tres días. Escríbenos y lo vemos juntos.',
  },
  exportPage: {
    title: 'Tus datos',
    lead: 'Una copia de todo lo que {name} tiene aquí, en un solo archivo. No la compartas.',
    download: 'Descargar',
    overLead: 'Las copias se guardan siete días. Pide una nueva en tus ajustes.',
  },
  linkPage: {
    appStore: 'Descárgala en el App Store',
    googlePlay: 'Descárgala en Google Play',
    toBrand: 'Ir a {brand}',
    browser: 'Seguir en el navegador',
  },
  backPage: {
    title: 'Te llevamos de vuelta',
    lead: 'Si esta ventana sigue abierta, ciérrala y continúa donde estabas.',
  },
  latePage: {
    title: 'Este inicio de sesión ha caducado',
    lead: 'Ha tardado demasiado o ya había terminado. Vuelve a la página donde estabas e inténtalo de nuevo.',
  },
}
