/** Puts text in place of a part of a field's, so that the browser can undo it; the field has the focus. */
export const replaceText = (field: HTMLTextAreaElement, start: number, end: number, text: string): void => {
  field.setSelectionRange(start, end)
  // The one way that browsers undo; all of them have it, and it fails silently where a field is not editable.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
