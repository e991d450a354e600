import type { en } from '../en/search'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'search.label': '검색',
  'search.clear': '검색어 지우기',
  'search.for': '“{words}” 검색',
  'search.meant': '혹시 “{words}”인가요?',
  'search.suggestions': '추천 검색어',
  'search.suggestions.count': { other: '추천 검색어 {count}개' },
  'search.plays': { other: '재생 {shown}회' },
  'search.members': { other: '멤버 {shown}명' },
  'search.videoCount': { other: '동영상 {shown}개' },
  'search.recent': '최근 검색',
  'search.recent.clear': '모두 지우기',
  'search.recent.remove': '“{words}” 삭제',
  'search.results': '“{words}” 검색 결과',
  'search.also': '다음 검색 결과도 표시해요:',
  'search.top': '통합',
  'search.videos': '동영상',
  'search.users': '사용자',
  'search.communities': '커뮤니티',
  'search.loops': '루프',
  'search.all': '모두 보기',
  'search.all.of': '모두 보기: {kind}',
  'search.none': '“{words}” 검색 결과가 없어요',
  'search.none.text': '더 짧은 단어로 찾아보세요.',
  'search.none.action': '인기 동영상 보기',
  'search.error': '검색하지 못했어요',
}
