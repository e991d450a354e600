import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'contact.lead': '보내신 내용은 담당자가 직접 읽어요.',
  'contact.topic': '무엇에 관한 내용인가요?',
  'contact.topic.choose': '하나를 고르세요',
  'contact.topic.problem': '문제가 있어요',
  'contact.topic.account': '내 계정',
  'contact.topic.safety': '안전',
  'contact.topic.idea': '아이디어',
  'contact.topic.other': '기타',
  'contact.topic.required': '어떤 내용인지 골라 주세요',
  'contact.message': '메시지',
  'contact.message.required': '내용을 입력해 주세요',
  'contact.message.max': '너무 길어요',
  'contact.name': '이름',
  'contact.name.required': '어떻게 불러 드릴지 알려 주세요',
  'contact.name.max': '너무 길어요',
  'contact.email': '답변 받을 곳',
  'contact.email.hint': '브라우저, 언어, 이 페이지의 주소가 함께 전송돼요.',
  'contact.email.required': '답변 받을 주소를 입력해 주세요',
  'contact.email.wrong': '이메일 주소가 아니에요',
  'contact.send': '보내기',
  'contact.tooOften': '이미 여러 번 보내셨어요. 한 시간 후에 다시 시도해 주세요. 쓰신 내용은 그대로 남아요.',
  'contact.thanks': '고마워요, 잘 받았어요',
  'contact.thanks.text': '담당자가 읽고 {address}(으)로 답변을 보내요.',
  'contact.thanks.back': '설정으로 돌아가기',
}
