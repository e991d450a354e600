import type { en } from '../en/account'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'auth.profile': '프로필',
  'auth.edit': '프로필 수정',
  'auth.edit.picture': '프로필 사진',
  'auth.edit.name': '이름',
  'auth.edit.username': '사용자 이름',
  'auth.edit.bio': '소개',
  'auth.edit.birthDate': '생년월일',
  'auth.edit.social': '소셜 프로필',
  'auth.edit.email': '이메일 주소',
  'auth.edit.phone': '전화번호',
  'auth.edit.interests': '관심사',
  'auth.settings': '설정',
  'auth.notices': '운영진 알림',
  'auth.devices': '기기',
  'auth.creator': '크리에이터 되기',
  'auth.delete': '계정 삭제',
  'auth.signOut': '로그아웃',
  'auth.signOut.title': '로그아웃할까요?',
  'auth.signOut.lead': '언제든 다시 로그인할 수 있어요.',
  'auth.signOut.confirm': '로그아웃',
}
