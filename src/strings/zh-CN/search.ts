import type { en } from '../en/search'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'search.label': '搜索',
  'search.clear': '清除搜索',
  'search.for': '搜索“{words}”',
  'search.meant': '你是不是想找“{words}”？',
  'search.suggestions': '搜索建议',
  'search.suggestions.count': { other: '{count} 条建议' },
  'search.plays': { other: '{shown} 次播放' },
  'search.members': { other: '{shown} 名成员' },
  'search.videoCount': { other: '{shown} 个视频' },
  'search.recent': '最近搜索',
  'search.recent.clear': '全部清除',
  'search.recent.remove': '移除“{words}”',
  'search.results': '“{words}”的搜索结果',
  'search.also': '同时显示以下内容的结果：',
  'search.top': '综合',
  'search.videos': '视频',
  'search.users': '用户',
  'search.communities': '社区',
  'search.loops': '圈子',
  'search.all': '查看全部',
  'search.all.of': '查看全部：{kind}',
  'search.none': '没有找到“{words}”',
  'search.none.text': '试试更短的词，往往能找到更多。',
  'search.none.action': '看看热门视频',
  'search.error': '搜索失败',
}
