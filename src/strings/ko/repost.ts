import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'repost.title': '리포스트할 곳',
  'repost.profile': '내 프로필',
  'repost.members': { other: '멤버 {shown}명' },
  'repost.loop': '{name}의 루프',
  'repost.approval': '리더 승인 필요',
  'repost.reposted': '리포스트함, {ago}',
  'repost.waiting': '승인 대기 중',
  'repost.leaders': '리더만 게시할 수 있어요',
  'repost.undo': '되돌리기',
  'repost.undoIn': '되돌리기: {name}',
  'repost.send': { other: '{count}곳에 리포스트' },
  'repost.none': '어디에 올릴지 선택',
  'repost.more': '더 보기',
  'repost.error': '리포스트할 곳을 불러오지 못했어요',
  'repost.done': { other: '{count}곳에 리포스트했어요' },
  'repost.asked': '리더가 승인하면 리포스트돼요',
  'repost.undone': '리포스트를 되돌렸어요',
}
