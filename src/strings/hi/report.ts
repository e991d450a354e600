import type { en } from '../en/report'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'report.video': 'वीडियो की शिकायत करें',
  'report.comment': 'टिप्पणी की शिकायत करें',
  'report.lead': 'क्या गलत है? किसी को नहीं बताया जाएगा कि शिकायत किसने की।',
  'report.leadAbout': 'क्या गलत है? {name} को पता नहीं चलेगा कि शिकायत किसने की।',
  'report.reasons': 'वजह',
  'report.reason.spam': 'स्पैम या गुमराह करने वाला',
  'report.reason.nudity': 'नग्नता या यौन सामग्री',
  'report.reason.harassment': 'उत्पीड़न या धमकाना',
  'report.reason.hate': 'नफ़रत',
  'report.reason.violence': 'हिंसा या खतरा',
  'report.reason.stolen': 'मेरा काम, बिना पूछे इस्तेमाल हुआ',
  'report.reason.other': 'कुछ और',
  'report.note': 'कुछ जोड़ना चाहेंगे? (वैकल्पिक)',
  'report.note.stolen': 'असली कहाँ है? (वैकल्पिक)',
  'report.note.other': 'क्या बात है? (वैकल्पिक)',
  'report.send': 'शिकायत भेजें',
  'report.thanks': 'धन्यवाद, हम देखेंगे',
  'report.thanks.video': 'तब तक यह वीडियो आपको फिर नहीं दिखेगा।',
  'report.thanks.comment': 'तब तक यह टिप्पणी आपको फिर नहीं दिखेगी।',
  'report.next': 'अगला वीडियो',
  'report.done': 'हो गया',
  'report.hide': '{name} का सब कुछ छिपाएँ',
  'report.hidden': 'अब आपको {name} का कुछ नहीं दिखेगा।',
}
