import { sandboxIsOpen } from './sandbox_is_open.js'

/** @throws in production while brands sell through the sandbox: members would get credits without paying */
export function refuseToSellForNothing(): void {
  if (!sandboxIsOpen())
    throw new Error('Brands sell through the sandbox gateway. In production that needs ALLOW_SANDBOX=true.')
}
