import type { en } from '../en/app'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'app.nav': '主导航',
  'app.skip': '跳到主要内容',
  'app.recent': '最近访问的社区',
  'app.create': '创作',
  'app.profile': '个人主页',
  'app.notifications': { other: '通知，{shown} 条未读' },

  'app.title.home': '首页',
  'app.title.latest': '最新视频',
  'app.title.popular': '热门视频',
  'app.title.explore': '探索',
  'app.title.search': '搜索',
  'app.title.video': '视频',
  'app.title.community': '社区',
  'app.title.group': '圈子',
  'app.title.profile': '个人主页',
  'app.title.brand': '关于',
  'app.title.notification': '通知',
  'app.title.settings': '设置',
  'app.title.terms': '条款',
  'app.title.privacy': '隐私',
  'app.title.posts': '我的作品',
  'app.title.post': '作品',
  'app.title.post-create': '新作品',
  'app.title.post-draft': '草稿',
  'app.title.saved': '收藏的视频',
  'app.title.history': '观看历史',

  'app.own': '我的',
  'app.find': '搜索视频、用户和社区',

  'app.lost.title': '页面不存在',
  'app.lost.text': '它可能已移走，或被删除了。',
  'app.lost.action': '返回首页',
  'app.signIn': '登录',
  'app.signIn.title': '登录后查看',
  'app.signIn.text': '此页面仅你可见，登录后就会打开。',
  'app.legal.out': '在 {brand} 的网站上阅读',
  'app.legal.none': '{brand} 尚未发布此内容',
  'app.legal.error': '此页面加载失败',
}
