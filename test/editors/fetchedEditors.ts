import { box, type Editor } from './editor'

interface TinyMce {
  init(options: object): Promise<Array<{ setContent(html: string): void; getContent(): string }>>
}
interface CkEditor {
  ClassicEditor: { create(box: HTMLElement, options: object): Promise<{ getData(): string }> }
  [plugin: string]: unknown
}

/** Runs a file that leaves a global; once for a page. */
const load = async <T>(src: string, name: string): Promise<T> => {
  if (!(name in window))
    await new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }))
    })
  return Reflect.get(window, name)
}

/** Editors that are fetched for the run, since their licence (GPL) is not this package's; from below `/editors/`. */
export const fetchedEditors: Readonly<Record<string, Editor>> = {
  TinyMCE: async (html) => {
    const tinymce = await load<TinyMce>('/editors/tinymce/tinymce.min.js', 'tinymce')
    const options = { target: box(), license_key: 'gpl', base_url: '/editors/tinymce', suffix: '.min' }
    const [editor] = await tinymce.init(options)
    editor?.setContent(html)
    return editor?.getContent() ?? ''
  },
  'CKEditor 5': async (html) => {
    const all = await load<CkEditor>('/editors/ckeditor5/dist/browser/ckeditor5.umd.js', 'CKEDITOR')
    const plugins = ['Essentials', 'Paragraph', 'Heading', 'Bold', 'Italic', 'Link', 'List', 'BlockQuote', 'MediaEmbed']
    const options = { licenseKey: 'GPL', plugins: plugins.map((name) => all[name]), initialData: html }
    return (await all.ClassicEditor.create(box(), options)).getData()
  },
}
