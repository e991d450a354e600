import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'creator.slides': 'クリエイターにできること',
  'creator.slide': 'スライド {number}/{count}',
  'creator.one.title': '{brand}のクリエイターになろう',
  'creator.one.text': '作品を投稿して{brand}のみんなに届け、どれにスパークが集まるか見てみましょう。',
  'creator.two.title': 'つながって、会話を生み出そう',
  'creator.two.text': 'コメントに答え、仲間をメンションし、ひとつのアイデアでループを始めましょう。',
  'creator.three.title': 'コミュニティを運営しよう',
  'creator.three.text': 'メンバーを迎え、雰囲気をつくり、また開きたくなるフィードに育てましょう。',
  'creator.become': 'クリエイターになる',
  'creator.requested': 'リクエスト中',
  'creator.accepted': '{brand}のクリエイターになりました。',
  'creator.notNow': '今はしない',
  'creator.failed': '問題が発生しました。',
}
