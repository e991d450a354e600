import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'contact.lead': 'Uma pessoa lê o que você escreve.',
  'contact.topic': 'Qual é o assunto?',
  'contact.topic.choose': 'Escolha um',
  'contact.topic.problem': 'Algo não funciona',
  'contact.topic.account': 'Minha conta',
  'contact.topic.safety': 'Segurança',
  'contact.topic.idea': 'Uma ideia',
  'contact.topic.other': 'Outra coisa',
  'contact.topic.required': 'Escolha um assunto',
  'contact.message': 'Mensagem',
  'contact.message.required': 'Escreva do que se trata',
  'contact.message.max': 'Está longo demais',
  'contact.name': 'Seu nome',
  'contact.name.required': 'Diga como podemos chamar você',
  'contact.name.max': 'Está longo demais',
  'contact.email': 'Responder para',
  'contact.email.hint': 'O navegador, o idioma e o endereço desta página vão junto.',
  'contact.email.required': 'Diga para onde vai a resposta',
  'contact.email.wrong': 'Isso não é um e-mail',
  'contact.send': 'Enviar',
  'contact.tooOften': 'Você já escreveu várias vezes. Tente de novo em uma hora, sua mensagem fica aqui.',
  'contact.thanks': 'Obrigado, já recebemos',
  'contact.thanks.text': 'Uma pessoa vai ler. A resposta vai para {address}.',
  'contact.thanks.back': 'Voltar às configurações',
}
