/** The document's CSP nonce, set by Vite and the API in the head; styles without it are blocked. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
