import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'settings.title': '설정',
  'settings.lost': '페이지를 찾을 수 없어요',
  'settings.group.community': '커뮤니티',
  'settings.group.help': '도움말',
  'settings.terms': '약관',
  'settings.policy': '개인정보처리방침',
  'settings.signOut': '로그아웃',
  'settings.none': '없음',
  'settings.visitor': '로그인하면 내 계정 설정을 볼 수 있어요.',
  'settings.visitor.signIn': '로그인',
  'settings.closed.title': '계정 설정의 일부예요',
  'settings.closed.text': '로그인하면 보고 바꿀 수 있어요.',

  'settings.profile': '프로필',
  'settings.picture': '사진 변경',
  'settings.name': '이름',
  'settings.username': '사용자 이름',
  'settings.bio': '소개',
  'settings.birthDate': '생년월일',
  'settings.social': '소셜 프로필',
  'settings.social.count': '{all}개 중 {linked}개',
  'settings.interests': '관심사',

  'settings.signIn': '로그인',
  'settings.signIn.lead': '로그인 코드를 받는 곳이에요. 변경할 때는 코드로 확인해요.',
  'settings.email': '이메일 주소',
  'settings.phone': '전화번호',

  'settings.devices': '기기',
  'settings.notifications': '알림',
  'settings.privacy': '개인정보',
  'settings.contact': '문의하기',

  'settings.appearance': '언어와 화면',
  'settings.scheme': '화면 모드',
  'settings.scheme.system': '시스템',
  'settings.scheme.light': '라이트',
  'settings.scheme.dark': '다크',
  'settings.language': '언어',
  'settings.language.page': '이 사이트와 같게',

  'settings.delete': '계정 삭제',
  'settings.delete.lead': '되돌릴 수 없어요. 삭제하면 이렇게 돼요.',
  'settings.delete.videos': '동영상은 댓글, 스파크와 함께 삭제돼요.',
  'settings.delete.comments': '대화 흐름이 이어지도록 댓글은 내용만 지워져요.',
  'settings.delete.leader': '나만 리더인 커뮤니티는 먼저 다른 사람에게 넘겨야 해요.',
  'settings.delete.copy': '내 데이터 가져가기',
  'settings.delete.copy.hint': '사라지기 전에 사본 받기',
  'settings.delete.signOut': '로그아웃만 하기',
  'settings.delete.signOut.hint': '모두 그대로 남아요',
}
