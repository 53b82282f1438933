/** The nonce of this document, as Vite and the API left it in the head; a style without it is refused. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
