import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'feed.report': '신고',
  'feed.manage': '{community}에서 관리',
  'feed.keys.title': '키보드',
  'feed.keys.next': '다음 동영상',
  'feed.keys.previous': '이전 동영상',
  'feed.keys.toggle': '재생 또는 일시정지',
  'feed.keys.seek': '5초 뒤로 또는 앞으로',
  'feed.keys.mute': '소리 켜기 또는 끄기',
  'feed.keys.spark': '스파크',
  'feed.keys.comments': '댓글',
  'feed.keys.fullscreen': '전체 화면',
  'feed.keys.ends': '처음 또는 마지막 동영상',
  'feed.keys.help': '이 목록',
  'feed.keys.space': '스페이스바',
  'player.volume': '음량',
  'player.captions': '자막',
  'player.captions.language': '자막 언어',
  'player.captions.size': '자막 크기',
  'player.speed': '재생 속도',
  'player.rate': '{rate}×',
  'player.quality': '화질',
  'player.quality.auto': '자동',
  'player.quality.side': '{side}p',
  'player.fullscreen': '전체 화면',
  'player.exitFullscreen': '전체 화면 종료',
  'player.pictureInPicture': 'PIP 모드',
}
