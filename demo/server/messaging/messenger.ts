/** What goes out to people. */
export interface Mail {
  subject: string
  text: string
}

/** How messages leave the server; each method throws when nobody took the message over. */
export interface Post {
  mail(to: string, mail: Mail): Promise<void>
  /** Undefined when there is nobody to hand text messages to. */
  text?: ((to: string, text: string) => Promise<void>) | undefined
}
