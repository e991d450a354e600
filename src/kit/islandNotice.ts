/** A sentence, and maybe a button, for when React is not there to draw them. */
export interface Notice {
  text: string
  button?: { label: string; press(): void }
}

export const noticeOf = ({ text, button }: Notice): HTMLElement => {
  const notice = document.createElement('div')
  notice.className = 'notice'
  notice.setAttribute('role', 'alert')
  const sentence = document.createElement('p')
  sentence.textContent = text
  notice.append(sentence)
  if (button) {
    const control = document.createElement('button')
    control.type = 'button'
    control.textContent = button.label
    control.addEventListener('click', button.press, { once: true })
    notice.append(control)
  }
  return notice
}
