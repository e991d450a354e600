import type { en } from '../en/report'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'report.video': '동영상 신고',
  'report.comment': '댓글 신고',
  'report.lead': '무엇이 문제인가요? 누가 신고했는지는 알려지지 않아요.',
  'report.leadAbout': '무엇이 문제인가요? {name}님은 누가 신고했는지 알 수 없어요.',
  'report.reasons': '이유',
  'report.reason.spam': '스팸 또는 오해를 부르는 내용',
  'report.reason.nudity': '노출 또는 성적인 내용',
  'report.reason.harassment': '괴롭힘 또는 따돌림',
  'report.reason.hate': '혐오',
  'report.reason.violence': '폭력 또는 위험',
  'report.reason.stolen': '내 작품 무단 사용',
  'report.reason.other': '기타',
  'report.note': '덧붙일 내용이 있나요? (선택)',
  'report.note.stolen': '원본은 어디에 있나요? (선택)',
  'report.note.other': '어떤 내용인가요? (선택)',
  'report.send': '신고하기',
  'report.thanks': '고마워요, 살펴볼게요',
  'report.thanks.video': '확인하는 동안 이 동영상은 보이지 않아요.',
  'report.thanks.comment': '확인하는 동안 이 댓글은 보이지 않아요.',
  'report.next': '다음 동영상',
  'report.done': '완료',
  'report.hide': '{name}님의 모든 콘텐츠 숨기기',
  'report.hidden': '{name}님의 콘텐츠가 더 이상 보이지 않아요.',
}
