import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'contact.lead': '你写的内容会有专人阅读。',
  'contact.topic': '你想反馈什么？',
  'contact.topic.choose': '请选择',
  'contact.topic.problem': '功能异常',
  'contact.topic.account': '我的账号',
  'contact.topic.safety': '安全',
  'contact.topic.idea': '建议',
  'contact.topic.other': '其他',
  'contact.topic.required': '请选择反馈类型',
  'contact.message': '留言',
  'contact.message.required': '请填写留言',
  'contact.message.max': '内容过长',
  'contact.name': '你的名字',
  'contact.name.required': '请告诉我们怎么称呼你',
  'contact.name.max': '名字过长',
  'contact.email': '回复至',
  'contact.email.hint': '浏览器、语言和本页地址会一并发送。',
  'contact.email.required': '请填写接收回复的邮箱',
  'contact.email.wrong': '这不是邮箱地址',
  'contact.send': '发送',
  'contact.tooOften': '你已多次留言，请一小时后再试，内容会保留在这里。',
  'contact.thanks': '谢谢，我们已收到',
  'contact.thanks.text': '会有专人阅读，并回复至 {address}。',
  'contact.thanks.back': '返回设置',
}
