import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'loop.label': '루프',
  'loop.members': { other: '멤버 {shown}명' },
  'loop.closed': '비공개',
  'loop.joined': '참여 중',
  'loop.requested': '요청함',
  'loop.isArchived': '보관됨',
  'loop.new': '새 루프',
  'loop.manage': '{name} 관리',
  'loop.manageWith': { other: '{name} 관리, {count}명이 참여 대기 중' },
  'loop.empty': '아직 루프가 없어요',
  'loop.empty.text': '루프는 커뮤니티 안의 작은 그룹이에요.',
  'loop.communityFirst': '먼저 커뮤니티에 참여하세요.',
  'loop.error': '루프를 불러오지 못했어요',
}
