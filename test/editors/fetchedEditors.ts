import { box, type Editor, parse } from './editor'

interface TinyMceEditor {
  setContent(html: string): void
  getContent(): string
  execCommand(name: 'mceMedia'): void
  once(event: 'SetContent', listener: () => void): void
}
interface TinyMce {
  init(options: object): Promise<TinyMceEditor[]>
}
interface CkEditor {
  ClassicEditor: {
    create(
      box: HTMLElement,
      options: object,
    ): Promise<{ getData(): string; execute(name: 'mediaEmbed', address: string): void }>
  }
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

const loadTinyMce = () => load<TinyMce>('/editors/tinymce/tinymce.min.js', 'tinymce')
const tinyMceOptions = { license_key: 'gpl', base_url: '/editors/tinymce', suffix: '.min' }

const openCkEditor = async (options: object) => {
  const all = await load<CkEditor>('/editors/ckeditor5/dist/browser/ckeditor5.umd.js', 'CKEDITOR')
  const names = ['Essentials', 'Paragraph', 'Heading', 'Bold', 'Italic', 'Link', 'List', 'BlockQuote', 'MediaEmbed']
  return all.ClassicEditor.create(box(), { licenseKey: 'GPL', plugins: names.map((name) => all[name]), ...options })
}

/** Editors that are fetched for the run, since their licence (GPL) is not this package's; from below `/editors/`. */
export const fetchedEditors: Readonly<Record<string, Editor>> = {
  TinyMCE: async (html) => {
    const [editor] = await (await loadTinyMce()).init({ ...tinyMceOptions, target: box() })
    editor?.setContent(html)
    return editor?.getContent() ?? ''
  },
  'CKEditor 5': async (html) => (await openCkEditor({ initialData: html })).getData(),
}

/** What our server says to show for an address of a page. */
const askOembed = async (url: string): Promise<{ html: string }> =>
  (await fetch(`/oembed?${new URLSearchParams({ url })}`)).json()

/** Takes an address that an author gives to an editor's own command for media; with a site that knows oEmbed. */
export const oembedEditors: Readonly<Record<string, Editor>> = {
  TinyMCE: async (address) => {
    const [editor] = await (await loadTinyMce()).init({
      ...tinyMceOptions,
      target: box(),
      plugins: 'media',
      media_url_resolver: ({ url }: { url: string }) => askOembed(url),
      // Frames of all others are without scripts.
      sandbox_iframes_exclusions: [location.hostname],
      convert_urls: false,
    })
    if (!editor) return ''
    editor.execCommand('mceMedia')
    const field = document.querySelector<HTMLInputElement>('.tox-dialog input[type=url]')
    if (field) field.value = address
    const inserted = new Promise<void>((resolve) => editor.once('SetContent', resolve))
    document.querySelector<HTMLElement>('.tox-dialog [data-mce-name=Save]')?.click()
    await inserted
    return editor.getContent()
  },
  'CKEditor 5': async (address) => {
    const site = { name: 'geuin', url: new RegExp(`^${location.host}/(?:video|community|profile)/[\\w.-]+`) }
    const editor = await openCkEditor({ mediaEmbed: { extraProviders: [site] } })
    editor.execute('mediaEmbed', address)
    const { body } = parse(editor.getData())
    // The editor keeps the address; the site that shows the text asks for the rest.
    for (const oembed of body.querySelectorAll('oembed')) {
      const { html } = await askOembed(oembed.getAttribute('url') ?? '')
      oembed.replaceWith(...parse(html).body.childNodes)
    }
    return body.innerHTML
  },
}
