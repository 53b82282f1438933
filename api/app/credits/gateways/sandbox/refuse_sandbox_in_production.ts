import { sandboxIsOpen } from './sandbox_is_open.js'

/** @throws in production unless ALLOW_SANDBOX is set: members would get credits without paying */
export function refuseSandboxInProduction(): void {
  if (!sandboxIsOpen())
    throw new Error('Brands sell through the sandbox gateway. In production that needs ALLOW_SANDBOX=true.')
}
