import type { en } from '../en/code'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'code.title': '코드 입력',
  'code.lead': '{address}(으)로 여섯 자리 숫자를 보냈어요',
  'code.label': '여섯 자리 코드',
  'code.verify': '확인',
  'code.digits': '코드는 6자리여야 해요.',
  'code.wrong': '잘못된 코드',
  'code.failed': '코드를 확인하지 못했어요',
  'code.triesLeft': { other: '{count}번 남았어요.' },
  'code.noneLeft': '더 시도할 수 없어요. 새 코드를 요청하세요.',
  'code.wait': '{time} 후 재전송',
  'code.nothing': '받지 못하셨나요?',
  'code.resend': '코드 재전송',
  'code.resent': '새 코드를 보냈어요.',
  'code.send.phoneRefused': '코드를 보낼 수 없어요. 다른 전화번호나 이메일로 로그인해 주세요.',
  'code.send.phoneRefused.update': '코드를 보낼 수 없어요. 다른 전화번호를 사용해 주세요.',
  'code.send.waitMinutes': '{time}분 후에 다시 시도해 주세요!',
  'code.send.waitSeconds': '{time} 후에 다시 시도해 주세요!',
  'code.send.failed': '문제가 발생했어요. 다시 시도해 주세요!',
  'code.send.noAnswer': '예상치 못한 오류가 발생했어요. 다시 시도해 주세요.',
}
