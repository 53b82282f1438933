/** Faults of the place a product runs in, by the code of Node.js or PostgreSQL. */
const FAULTS: Record<string, (error: Fault) => string> = {
  EADDRINUSE: ({ port, variable = 'PORT' }) =>
    `Port ${port} is in use. Stop what listens there, or set ${variable} to another.`,
  EACCES: ({ path, port }) =>
    path
      ? `${path} can’t be written. Give this user the folder, or set DATA_DIR to another.`
      : `Port ${port} needs more rights. Set PORT to one above 1023.`,
  EROFS: ({ path }) => `${path} is on a disk that can’t be written. Set DATA_DIR to another folder.`,
  ENOTDIR: ({ path }) => `${path} is in no folder. Set DATA_DIR to one.`,
  ENOSPC: () => 'The disk is full.',
  ECONNREFUSED: ({ address, port }) =>
    `No PostgreSQL answers at ${address}:${port}. Start it, or correct DATABASE_URL.`,
  ETIMEDOUT: ({ address, port }) =>
    `No PostgreSQL answers at ${address}:${port}. Correct DATABASE_URL, or open the way.`,
  ENOTFOUND: ({ hostname }) => `There is no host ${hostname}. Correct DATABASE_URL.`,
  EAI_AGAIN: ({ hostname }) => `The host ${hostname} can’t be looked up. Correct DATABASE_URL, or the name server.`,
  '28P01': ({ message }) =>
    `PostgreSQL refuses the password (${message}). Correct DATABASE_URL; roles for serving get theirs from APP_KEY at \`npm start\`.`,
  '42P01': ({ message }) => `The database isn’t prepared (${message}). Run \`npm start\` first.`,
  '28000': ({ message }) => `PostgreSQL refuses the user (${message}). Correct DATABASE_URL.`,
  '3D000': ({ message }) => `${sentence(message)}. Create it, or correct DATABASE_URL.`,
  '42501': ({ message }) =>
    `The user of DATABASE_URL may not do what is needed (${message}). It must own the database and have CREATEROLE.`,
  '53100': () => 'The disk of PostgreSQL is full.',
  '53300': () => 'PostgreSQL has no connection to spare. Raise its max_connections, or lower DATABASE_POOL.',
  /** The product's own refusals that say what to do. */
  E_READABLE: ({ message }) => message,
  E_INVALID_ENV_VARIABLES: ({ help }) =>
    `The environment isn’t complete (.env.example explains every variable):\n${help}`,
}

interface Fault extends Error {
  code?: string
  path?: string
  port?: number
  /** That names the port. */
  variable?: string
  address?: string
  hostname?: string
  help?: string
  errors?: Fault[]
}

/** What a person can do about a fault of the environment; undefined for a fault of the product. */
export function explainFault(error: unknown): string | undefined {
  const fault = error as Fault
  // Node.js tries all addresses of a host.
  const [first] = fault.errors ?? [fault]
  return FAULTS[first?.code ?? '']?.(first!)
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}
