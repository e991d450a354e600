import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'feed.empty.title': 'अभी कोई वीडियो नहीं',
  'feed.empty.text': 'जैसे ही कोई पोस्ट करेगा, नए वीडियो यहाँ दिखेंगे।',
  'feed.own.empty': 'इस पेज पर दिखाने के लिए वीडियो नहीं हैं।',
  'feed.notFound.title': 'यहाँ कुछ नहीं है',
  'feed.notFound.text': 'यह लिंक जहाँ ले जाता था, वह अब नहीं है या कभी था ही नहीं।',
}
