import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'contact.lead': 'आपका लिखा कोई इंसान पढ़ता है।',
  'contact.topic': 'यह किस बारे में है?',
  'contact.topic.choose': 'एक चुनें',
  'contact.topic.problem': 'कुछ काम नहीं कर रहा',
  'contact.topic.account': 'मेरा खाता',
  'contact.topic.safety': 'सुरक्षा',
  'contact.topic.idea': 'एक सुझाव',
  'contact.topic.other': 'कुछ और',
  'contact.topic.required': 'चुनें कि यह किस बारे में है',
  'contact.message': 'संदेश',
  'contact.message.required': 'लिखें कि बात क्या है',
  'contact.message.max': 'यह बहुत लंबा है',
  'contact.name': 'आपका नाम',
  'contact.name.required': 'बताएँ, हम आपको क्या कहकर बुलाएँ',
  'contact.name.max': 'यह बहुत लंबा है',
  'contact.email': 'जवाब यहाँ भेजें',
  'contact.email.hint': 'साथ में ब्राउज़र, भाषा और इस पेज का पता भेजा जाता है।',
  'contact.email.required': 'बताएँ, जवाब कहाँ भेजें',
  'contact.email.wrong': 'यह ईमेल पता नहीं है',
  'contact.send': 'भेजें',
  'contact.tooOften': 'आप पहले ही कई बार लिख चुके हैं। एक घंटे बाद फिर कोशिश करें, आपका लिखा यहीं रहेगा।',
  'contact.thanks': 'धन्यवाद, यह हमें मिल गया',
  'contact.thanks.text': 'इसे कोई इंसान पढ़ेगा। जवाब {address} पर आएगा।',
  'contact.thanks.back': 'सेटिंग पर वापस',
}
