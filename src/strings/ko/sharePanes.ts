import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'share.qr.hint': '카메라로 비추면 다른 기기에서 열 수 있어요.',
  'share.qr.failed': 'QR 코드를 불러오지 못했어요.',
  'share.embed.code': '페이지에 넣을 코드',
  'share.embed.forms': '코드 종류',
  'share.embed.link': '링크',
  'share.embed.link.hint': '어디서나 쓸 수 있고, 플레이어가 돼요',
  'share.embed.tag': '태그',
  'share.embed.tag.hint': '내 페이지용',
  'share.embed.frame': '프레임',
  'share.embed.frame.hint': '스크립트를 실행할 수 없는 곳',
  'share.embed.hint': '어느 페이지든 두 줄이면 돼요. 스타일시트에서 요소의 높이를 지정하세요.',
  'share.embed.size': '크기',
  'share.embed.size.full': '전체 너비',
  'share.embed.scheme': '화면 모드',
  'share.embed.scheme.system': '시스템',
  'share.embed.scheme.light': '라이트',
  'share.embed.scheme.dark': '다크',
  'share.embed.start': '시작',
  'share.embed.start.here': '지금 보고 있는 위치',
  'share.embed.until': '스크립트가 로드되기 전까지',
  'share.embed.copy': '코드 복사',
  'share.embed.copied': '코드를 복사했어요',
}
