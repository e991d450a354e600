import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'devices.title': '기기',
  'devices.lead': '로그인되어 있는 기기예요.',
  'devices.failed': '목록을 불러오지 못했어요',
  'devices.name': '{system}의 {browser}',
  'devices.unknown': '알 수 없는 기기',
  'devices.here': '이 기기',
  'devices.now': '지금 사용 중',
  'devices.only': '다른 기기에는 로그인되어 있지 않아요.',
  'devices.others': '다른 기기',
  'devices.hint': '모르는 기기가 있나요? 로그아웃한 다음 이메일 주소와 전화번호를 확인하세요.',
  'devices.end': '로그아웃',
  'devices.end.name': '{name}에서 로그아웃',
  'devices.end.ask': '{name}에서 로그아웃할까요?',
  'devices.ended': '{name}에서 로그아웃했어요',
  'devices.others.end': '다른 모든 기기에서 로그아웃',
  'devices.others.ask': { other: '다른 기기 {count}대에서 로그아웃할까요? 이 기기에서는 로그인이 유지돼요.' },
  'devices.others.ended': '다른 모든 기기에서 로그아웃했어요',
  'devices.all.end': '모든 기기에서 로그아웃',
  'devices.all.ask': { other: '이 기기를 포함해 {count}대에서 로그아웃할까요? 다시 로그인하려면 코드가 필요해요.' },
}
