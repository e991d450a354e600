import EditorJs from '@editorjs/editorjs'
import DOMPurify from 'dompurify'
import Quill from 'quill'
import Squire from 'squire-rte'
import 'trix'
import { box, type Editor } from './editor'

/** Editors that read HTML by rules of their own. */
export const htmlEditors: Readonly<Record<string, Editor>> = {
  Quill: (html) => {
    const quill = new Quill(box())
    quill.clipboard.dangerouslyPasteHTML(html)
    return quill.getSemanticHTML()
  },
  Trix: (html) => {
    const field = Object.assign(document.createElement('input'), { id: crypto.randomUUID(), type: 'hidden' })
    const editor = document.createElement('trix-editor')
    editor.setAttribute('input', field.id)
    box().append(field, editor)
    return new Promise((resolve) => {
      editor.addEventListener('trix-initialize', () => {
        Reflect.get(editor, 'editor').loadHTML(html)
        resolve(field.value)
      })
    })
  },
  Squire: (html) => {
    // Squire cleans by it, where the page has it.
    Object.assign(window, { DOMPurify })
    const squire = new Squire(box())
    squire.setHTML(html)
    return squire.getHTML()
  },
  'Editor.js': async (html) => {
    const editor = new EditorJs({ holder: box() })
    await editor.isReady
    // It does not say when it has taken over what was pasted: the last paragraph shows that it has.
    const end = 'The end'
    await editor.blocks.renderFromHTML(`${html}<p>${end}</p>`)
    for (;;) {
      await new Promise(requestAnimationFrame)
      const texts = (await editor.save()).blocks.map(({ data }) => String(data.text))
      if (texts.pop() === end) return texts.map((text) => `<p>${text}</p>`).join('')
    }
  },
}
