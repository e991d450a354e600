import type { en } from '../en/share'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'share.title': '공유',
  'share.in': '{author}, {place}',
  'share.ways': '공유 방법',
  'share.link': '링크',
  'share.qr': 'QR 코드',
  'share.embed': '퍼가기',
  'share.copy': '복사',
  'share.copied': '복사했어요',
  'share.linkCopied': '링크를 복사했어요',
  'share.copyFailed': '복사하지 못했어요. 직접 선택해 복사해 주세요.',
  'share.networks': '공유할 곳',
  'share.email': '이메일',
  'share.messages': '메시지',
  'share.system': '다른 앱',
}
