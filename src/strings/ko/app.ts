import type { en } from '../en/app'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'app.nav': '주요 메뉴',
  'app.skip': '본문으로 건너뛰기',
  'app.recent': '최근 본 커뮤니티',
  'app.create': '만들기',
  'app.profile': '프로필',
  'app.notifications': { other: '알림, 읽지 않은 알림 {shown}개' },

  'app.title.home': '홈',
  'app.title.latest': '최신 동영상',
  'app.title.popular': '인기 동영상',
  'app.title.explore': '둘러보기',
  'app.title.search': '검색',
  'app.title.video': '동영상',
  'app.title.community': '커뮤니티',
  'app.title.group': '루프',
  'app.title.profile': '프로필',
  'app.title.brand': '소개',
  'app.title.notification': '알림',
  'app.title.settings': '설정',
  'app.title.terms': '약관',
  'app.title.privacy': '개인정보',
  'app.title.posts': '내 게시물',
  'app.title.post': '게시물',
  'app.title.post-create': '새 게시물',
  'app.title.post-draft': '초안',
  'app.title.saved': '저장한 동영상',
  'app.title.history': '시청 기록',

  'app.own': '내 페이지',
  'app.find': '동영상, 사용자, 커뮤니티 검색',

  'app.lost.title': '페이지를 찾을 수 없어요',
  'app.lost.text': '옮겨졌거나 삭제되었을 수 있어요.',
  'app.lost.action': '홈으로',
  'app.signIn': '로그인',
  'app.signIn.title': '로그인하면 볼 수 있어요',
  'app.signIn.text': '나만 볼 수 있는 페이지예요. 로그인하면 바로 열려요.',
  'app.legal.out': '{brand} 사이트에서 읽기',
  'app.legal.none': '{brand}에서 아직 공개하지 않았어요',
  'app.legal.error': '페이지를 불러오지 못했어요',
}
