// Puts an embed (see embed.js) into a page, as its code would.
import { frameAllow } from './embed.js'
import { setAttributes } from './markup.js'

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)

/** @param {HTMLElement} stage where the element stands */
export const createPreview = (stage) => {
  const styles = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
  let shown = null

  const showFrame = (address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = 'Preview'
    frame.allow = frameAllow
    frame.width = '360'
    frame.height = '640'
    stage.replaceChildren(frame)
    shown = { address }
  }

  const showElement = ({ tag, brand, attributes, items, css }) => {
    styles.replaceSync(css)
    const settings = brand
      ? [
          ['api-host', '/'],
          ['brand-id', brand],
        ]
      : []
    // The same element stays while only its attributes and its look change.
    const isKept = shown?.tag === tag && shown.brand === brand && isSame(shown.items, items)
    const element = isKept ? stage.firstElementChild : document.createElement(tag)
    setAttributes(element, [...settings, ...attributes])
    if (!isKept) {
      if (items) element.items = items
      stage.replaceChildren(element)
    }
    shown = { tag, brand, items }
  }

  return {
    /** @param {string | null} frameAddress of a page with the embed, to be shown in a frame */
    show(embed, frameAddress) {
      if (!frameAddress) showElement(embed)
      else if (shown?.address !== frameAddress) showFrame(frameAddress)
    },
  }
}
