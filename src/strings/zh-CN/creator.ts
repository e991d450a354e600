import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'creator.slides': '创作者能做什么',
  'creator.slide': '第 {number} 张，共 {count} 张',
  'creator.one.title': '成为 {brand} 的创作者',
  'creator.one.text': '发布作品，让 {brand} 的人看到你，看看哪些作品收获火花。',
  'creator.two.title': '建立联系，激发对话',
  'creator.two.text': '回复评论，提及合作伙伴，围绕一个想法创建圈子。',
  'creator.three.title': '管理你的社区',
  'creator.three.text': '欢迎新成员，定下基调，让动态值得一看。',
  'creator.become': '成为创作者',
  'creator.requested': '已申请',
  'creator.accepted': '你已成为 {brand} 的创作者。',
  'creator.notNow': '暂时不用',
  'creator.failed': '出了点问题！',
}
