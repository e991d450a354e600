import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'contact.lead': 'Yazdıklarını bir insan okur.',
  'contact.topic': 'Konu ne?',
  'contact.topic.choose': 'Birini seç',
  'contact.topic.problem': 'Bir şey çalışmıyor',
  'contact.topic.account': 'Hesabım',
  'contact.topic.safety': 'Güvenlik',
  'contact.topic.idea': 'Bir fikir',
  'contact.topic.other': 'Başka bir şey',
  'contact.topic.required': 'Konuyu seç',
  'contact.message': 'Mesaj',
  'contact.message.required': 'Konunun ne olduğunu yaz',
  'contact.message.max': 'Bu çok uzun',
  'contact.name': 'Adın',
  'contact.name.required': 'Sana nasıl seslenelim, yaz',
  'contact.name.max': 'Bu çok uzun',
  'contact.email': 'Yanıt adresi',
  'contact.email.hint': 'Tarayıcı, dil ve bu sayfanın adresi birlikte gönderilir.',
  'contact.email.required': 'Yanıtın nereye gideceğini yaz',
  'contact.email.wrong': 'Bu bir e-posta adresi değil',
  'contact.send': 'Gönder',
  'contact.tooOften': 'Birkaç kez yazdın bile. Bir saat sonra tekrar dene, yazdıkların burada kalır.',
  'contact.thanks': 'Teşekkürler, bize ulaştı',
  'contact.thanks.text': 'Bunu bir insan okur. Yanıt şuraya gider: {address}.',
  'contact.thanks.back': 'Ayarlara dön',
}
