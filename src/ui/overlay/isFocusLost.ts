/** Whether what had the focus has gone: the focus is nowhere, or on the dialog, which React passes it on to. */
export const isFocusLost = ({ activeElement }: ShadowRoot): boolean =>
  !activeElement || activeElement.localName === 'dialog'
