/** Patterns of addresses, apart from the schemas: the sign-in checks with them and is without yup. */

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
/** What HTML's input[type=email] takes, with a dot in the domain; and no longer than SMTP allows. */
export const emailPattern = new RegExp(`^(?=.{1,254}$)[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`)

/** E.164: + and 7 to 15 digits. Whether a country has such a number is for libphonenumber to say. */
export const phonePattern = /^\+[1-9]\d{6,14}$/
