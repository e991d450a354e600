import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'reportPerson.title': '{name}님 신고',
  'reportPerson.where': '어디에서 있었던 일인가요?',
  'reportPerson.elsewhere': '다른 곳',
  'reportPerson.impersonation': '다른 사람 사칭',
  'reportPerson.thanks.title': '고마워요, 살펴볼게요',
  'reportPerson.thanks': '운영진이 읽고 어떻게 할지 결정해요.',
  'reportPerson.done': '완료',
  'reportPerson.block': '{name}님 차단',
}
