import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'standing.accepted': '참여가 수락됐어요. {name}에 오신 것을 환영해요',
  'standing.refused': '{name} 참여 요청이 수락되지 않았어요',
  'standing.removed': '{name}에서 제외되었어요',
  'standing.banned': '{name} 참여가 금지되었어요',
  'standing.suspended': '{day}까지 여기에 게시하거나 글을 쓸 수 없어요',
  'standing.suspendedForGood': '더 이상 여기에 게시하거나 글을 쓸 수 없어요',
  'standing.why': '운영진의 안내:',
}
