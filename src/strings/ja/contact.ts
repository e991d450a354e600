import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'contact.lead': 'お送りいただいた内容は、担当者が読みます。',
  'contact.topic': 'どのようなご用件ですか?',
  'contact.topic.choose': '選択してください',
  'contact.topic.problem': 'うまく動かない',
  'contact.topic.account': 'アカウントについて',
  'contact.topic.safety': '安全について',
  'contact.topic.idea': 'アイデア',
  'contact.topic.other': 'その他',
  'contact.topic.required': 'ご用件を選択してください',
  'contact.message': 'メッセージ',
  'contact.message.required': '内容を入力してください',
  'contact.message.max': '長すぎます',
  'contact.name': 'お名前',
  'contact.name.required': 'お名前を入力してください',
  'contact.name.max': '長すぎます',
  'contact.email': '返信先',
  'contact.email.hint': 'ブラウザ、言語、このページのアドレスも一緒に送信されます。',
  'contact.email.required': '返信先を入力してください',
  'contact.email.wrong': 'メールアドレスが正しくありません',
  'contact.send': '送信',
  'contact.tooOften': 'すでに何度か送信されています。1時間後にもう一度お試しください。入力した内容は残ります。',
  'contact.thanks': 'ありがとうございます。受け取りました',
  'contact.thanks.text': '担当者が読み、{address} に返信します。',
  'contact.thanks.back': '設定に戻る',
}
