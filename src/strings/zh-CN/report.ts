import type { en } from '../en/report'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'report.video': '举报视频',
  'report.comment': '举报评论',
  'report.lead': '有什么问题？没有人会知道是谁举报的。',
  'report.leadAbout': '有什么问题？{name} 不会知道是谁举报的。',
  'report.reasons': '原因',
  'report.reason.spam': '垃圾信息或误导内容',
  'report.reason.nudity': '裸露或色情内容',
  'report.reason.harassment': '骚扰或欺凌',
  'report.reason.hate': '仇恨言论',
  'report.reason.violence': '暴力或危险行为',
  'report.reason.stolen': '未经许可使用我的作品',
  'report.reason.other': '其他',
  'report.note': '还有要补充的吗？（选填）',
  'report.note.stolen': '原作品在哪里？（选填）',
  'report.note.other': '是什么问题？（选填）',
  'report.send': '提交举报',
  'report.thanks': '谢谢，我们会查看',
  'report.thanks.video': '在此期间，你不会再看到此视频。',
  'report.thanks.comment': '在此期间，你不会再看到此评论。',
  'report.next': '下一个视频',
  'report.done': '完成',
  'report.hide': '隐藏 {name} 的所有内容',
  'report.hidden': '你不会再看到 {name} 的任何内容。',
}
