// A button that copies a text, and says so.

/**
 * @param {HTMLButtonElement} button
 * @param {() => Element | string} source the text, or the element that has it
 * @param {Element} status where it is said
 */
export const copyOnClick = (button, source, status) =>
  button.addEventListener('click', async () => {
    const from = source()
    const isText = typeof from === 'string'
    try {
      await navigator.clipboard.writeText(isText ? from : from.textContent)
      status.textContent = 'Copied.'
    } catch {
      if (!isText) getSelection().selectAllChildren(from)
      status.textContent = isText ? 'It is in the address bar.' : 'Selected. Press Ctrl C or ⌘ C to copy.'
    }
  })
