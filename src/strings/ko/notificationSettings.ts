import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'notificationSettings.caption': '받을 알림과 방법',
  'notificationSettings.kind': '종류',
  'notificationSettings.app': '앱',
  'notificationSettings.mail': '이메일',
  'notificationSettings.push': '푸시',
  'notificationSettings.answers': '답글과 멘션',
  'notificationSettings.answers.text': '내 동영상의 댓글, 답글, @나',
  'notificationSettings.sparks': '스파크와 리포스트',
  'notificationSettings.sparks.text': '푸시는 동영상마다 하루 한 번까지',
  'notificationSettings.posts': '내 게시물',
  'notificationSettings.posts.text': '게시 성공이나 실패, 운영진의 결정',
  'notificationSettings.communities': '내 커뮤니티 소식',
  'notificationSettings.communities.text': '알림 받는 루프의 동영상, 내 역할',
  'notificationSettings.requests': '요청과 신고',
  'notificationSettings.requests.text': '내가 이끄는 곳, 내가 한 신고',
  'notificationSettings.mail.often':
    '이메일은 하루 한 번까지, 읽지 않은 내용만 보내요. 코드와 계정 안내는 항상 보내요.',
  'notificationSettings.error': '설정을 불러오지 못했어요',

  'notificationSettings.push.off.title': '이 브라우저의 푸시 알림이 꺼져 있어요',
  'notificationSettings.push.off.text': '이 페이지를 닫아도 소식을 받아 보세요.',
  'notificationSettings.push.off.action': '켜기',
  'notificationSettings.push.on.title': '이 브라우저의 푸시 알림이 켜져 있어요',
  'notificationSettings.push.on.text': '여기서 로그아웃하면 꺼져요.',
  'notificationSettings.push.on.action': '끄기',
  'notificationSettings.push.blocked.title': '이 브라우저에서 푸시 알림이 차단되어 있어요',
  'notificationSettings.push.blocked.text': '브라우저의 사이트 설정에서 {host} 알림을 허용하면 여기서 쓸 수 있어요.',
  'notificationSettings.push.unavailable.title': '이 사이트에는 푸시 알림이 없어요',
  'notificationSettings.push.unavailable.text': '앱과 이메일로는 계속 알려 드려요.',
  'notificationSettings.push.unsupported.title': '이 브라우저는 푸시 알림을 지원하지 않아요',
  'notificationSettings.push.unsupported.text': 'iPhone이나 iPad에서는 먼저 사이트를 홈 화면에 추가하고 거기서 여세요.',
}
