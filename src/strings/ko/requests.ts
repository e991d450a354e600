import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'requests.label': '참여 요청',
  'requests.accept': '수락',
  'requests.accept.name': '{name}님 수락',
  'requests.refuse': '{name}님 거절',
  'requests.accepted': '{name}님이 멤버가 되었어요',
  'requests.refused': '요청을 거절했어요',
  'requests.empty': '기다리는 사람이 없어요',
  'requests.error': '요청을 불러오지 못했어요',
}
