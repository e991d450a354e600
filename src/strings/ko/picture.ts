import type { en } from '../en/picture'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'picture.title': '프로필 사진',
  'picture.lead': '올리는 모든 것 옆에 표시돼요.',
  'picture.none': '아직 사진이 없어요. 사람들은 이름보다 사진을 더 빨리 알아봐요.',
  'picture.add': '사진 추가',
  'picture.change': '사진 변경',
  'picture.remove': '사진 삭제',

  'picture.drop': '여기에 사진을 놓으세요',
  'picture.browse': '또는 {browse}',
  'picture.browse.link': '파일 찾아보기',
  'picture.choose': '사진 선택',
  'picture.photo': '사진 찍기',
  'picture.limits': 'JPG 또는 PNG, 최대 3MB',
  'picture.orWeb': '또는 웹에서',
  'picture.address': '이미지 주소',
  'picture.use': '사용',
  'picture.orAvatar': '또는 아바타 고르기',
  'picture.avatars': '아바타',
  'picture.avatar': '아바타 {name}',

  'picture.crop.title': '사진 자르기',
  'picture.crop.area':
    '남길 영역이에요. 화살표 키로 옮기고, Shift와 함께 누르면 크기를 바꾸고, 더하기와 빼기로 확대·축소해요.',
  'picture.crop.zoom': '확대/축소',
  'picture.crop.smaller': '작게',
  'picture.crop.larger': '크게',
  'picture.crop.turnLeft': '왼쪽으로 회전',
  'picture.crop.turnRight': '오른쪽으로 회전',
  'picture.crop.done': '완료',
  'picture.crop.failed': '자르기 도구를 불러오지 못했어요.',
  'picture.uploading': '사진 업로드 중',
  'picture.saving': '사진 저장 중',
  'picture.percent': '{count}%',
  'picture.saved': '프로필 사진을 변경했어요',

  'picture.remove.title': '프로필 사진을 삭제할까요?',
  'picture.remove.before': '지금 사진',
  'picture.remove.after': '대신 표시될 이미지',
  'picture.remove.submit': '삭제',

  'picture.error.badFile': '업로드하지 못했어요. 3MB 이하의 .jpg, .png, .jpeg 파일을 사용해 주세요.',
  'picture.error.badType': '지원하지 않는 파일 형식이에요.',
  'picture.error.damaged': '파일이 손상되었거나 불완전해서 읽을 수 없어요.',
  'picture.error.badUrl': '올바르지 않은 주소예요.',
  'picture.error.tooManyPixels': '5천만 화소가 넘는 사진이에요. 더 작은 사진을 사용해 주세요.',
  'picture.error.notFetched': '이미지를 가져오지 못했어요. 상태: {status}',
  'picture.error.notConverted': '이미지를 변환하지 못했어요',
  'picture.error.notRead': '이미지를 읽지 못했어요',
  'picture.error.noUrl': '문제가 발생했어요. 다시 시도해 주세요.',
  'picture.error.upload': '업로드하지 못했어요. 다시 시도해 주세요.',
}
