import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'placedVideo.title': '在 {community} 中管理',
  'placedVideo.failed': '社区加载失败',
  'placedVideo.pin': '置顶',
  'placedVideo.pinned': '已在 {community} 中置顶。',
  'placedVideo.unpin': '取消置顶',
  'placedVideo.unpinned': '已取消置顶。',
  'placedVideo.close': '关闭评论',
  'placedVideo.closed': '评论已关闭，已有评论会保留。',
  'placedVideo.open': '开启评论',
  'placedVideo.opened': '评论已开启。',
  'placedVideo.move': '移至圈子',
  'placedVideo.move.lead': '圈子成员可在圈子中看到，视频仍保留在 {community} 中。',
  'placedVideo.move.none': '不放入圈子',
  'placedVideo.move.send': '移动',
  'placedVideo.moved': '已移至 {loop}。',
  'placedVideo.movedOut': '已移出圈子。',
  'placedVideo.move.stays': '私密圈子中的内容不能移出。',
  'placedVideo.loops.failed': '圈子加载失败',
  'placedVideo.loops.empty': '这个社区还没有圈子',
  'placedVideo.remove': '从社区移除',
  'placedVideo.remove.lead': '{community} 中将不再显示此视频。{author} 会得知原因，并可申诉一次。',
  'placedVideo.remove.leadPlain': '{community} 中将不再显示此视频。作者会得知原因，并可申诉一次。',
  'placedVideo.remove.reason': '原因是什么？',
  'placedVideo.remove.send': '移除',
  'placedVideo.removed': '已从 {community} 移除。',
}
