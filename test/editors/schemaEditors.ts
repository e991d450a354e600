import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { LinkNode } from '@lexical/link'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { Editor as TipTap } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { $getRoot, $insertNodes, createEditor } from 'lexical'
import { DOMSerializer, DOMParser as ProseMirrorParser } from 'prosemirror-model'
import { schema } from 'prosemirror-schema-basic'
import { box, type Editor, parse } from './editor'

/** Editors that keep what their schema has a node for, each with the nodes that its makers ship. */
export const schemaEditors: Readonly<Record<string, Editor>> = {
  ProseMirror: (html) => {
    const { content } = ProseMirrorParser.fromSchema(schema).parse(parse(html).body)
    const shown = document.createElement('div')
    shown.append(DOMSerializer.fromSchema(schema).serializeFragment(content))
    return shown.innerHTML
  },
  TipTap: (html) => new TipTap({ element: box(), extensions: [StarterKit], content: html }).getHTML(),
  Lexical: (html) =>
    new Promise((resolve, onError) => {
      const editor = createEditor({ nodes: [HeadingNode, QuoteNode, LinkNode], onError })
      editor.setRootElement(box())
      const paste = () => {
        const nodes = $generateNodesFromDOM(editor, parse(html))
        $getRoot().select()
        $insertNodes(nodes)
      }
      editor.update(paste, {
        onUpdate: () => resolve(editor.getEditorState().read(() => $generateHtmlFromNodes(editor), { editor })),
      })
    }),
}
