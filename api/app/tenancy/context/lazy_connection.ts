import type { ClientBase, QueryResult } from 'pg'
import { currentTurn } from './pipeline.js'
import { forgetStatements, isOutdated, statementName } from './statement_names.js'
import { NotCommitted, OutcomeUnknown } from './tenancy_errors.js'
import { isConnectionError, type StartedTransaction, transactionStatus } from './transaction_outcome.js'

export type Statement = string | { text: string; name?: string; values?: unknown[] }
type Callback = (error: Error | null, result?: QueryResult) => void

/** Missing from pg's types: the socket, to send several messages in one write. */
interface Corkable {
  connection: { stream: { cork(): void; uncork(): void } }
}

/** knex's mark on a connection that its pool is to close instead of reusing it. */
interface Disposable {
  __knex__disposed?: unknown
}

/** One message: whatever an injected `set_config(…, false)` changed would stay for the connection's next user. */
export const COMMIT = 'COMMIT; RESET ALL'

export interface ConnectionSource {
  acquireConnection(): Promise<ClientBase>
  releaseConnection(connection: ClientBase): Promise<void>
}

/** One transaction's connection, taken at the first query: BEGIN, the tenant's token and that query share one round trip. */
export class LazyConnection {
  #opening?: Promise<ClientBase>
  #begun?: Promise<QueryResult[]>
  #ended = false

  constructor(
    private readonly source: ConnectionSource,
    private readonly token: string,
    private readonly readOnly: boolean
  ) {}

  query(config: { text: string }, callback: Callback): void {
    this.#send(config).then((result) => callback(null, result), callback)
  }

  /** Knex and Lucid report success even for a COMMIT that failed. @throws NotCommitted when nothing was stored, OutcomeUnknown */
  async commit(): Promise<void> {
    if (!this.#opening || this.#ended) return
    this.#ended = true
    const connection = await this.#opening
    if (this.readOnly) {
      // Nothing was written, so there is no answer to wait for; the next transaction queues behind it.
      ask(connection, COMMIT).catch(() => {})
      return
    }
    const begun = await this.#begun!
    const command = await ask(connection, COMMIT).then(commandOf, (error) => this.#afterLostCommit(error, begun[1]))
    if (command !== 'COMMIT') throw new NotCommitted(`PostgreSQL answered ${command}`)
  }

  /** A dead connection has rolled back by itself. */
  async rollback(): Promise<void> {
    if (!this.#opening || this.#ended) return
    this.#ended = true
    await this.#opening.then((connection) => ask(connection, 'ROLLBACK')).catch(() => {})
  }

  async release(): Promise<void> {
    const connection = await this.#opening?.catch(() => undefined)
    if (connection) await this.source.releaseConnection(connection)
  }

  /** The connection died between COMMIT and its answer: the transaction's id gives the outcome. */
  async #afterLostCommit(error: unknown, begun: QueryResult | undefined): Promise<string> {
    const started = begun?.rows[0] as Partial<StartedTransaction> | undefined
    if (!started?.xid || !isConnectionError(error)) throw error
    const status = await transactionStatus(started as StartedTransaction).catch((cause: unknown) => {
      throw new OutcomeUnknown('the connection was lost, and its transaction can’t be asked about', { cause })
    })
    if (status === 'committed') return 'COMMIT'
    const Outcome = status === 'aborted' ? NotCommitted : OutcomeUnknown
    throw new Outcome(`the connection was lost, the transaction is ${status}`, { cause: error })
  }

  async #send(config: { text: string }): Promise<QueryResult> {
    const turn = currentTurn()
    if (turn) await turn.reached()
    const isFirst = !this.#opening
    this.#opening ??= this.#open()
    const connection = await this.#opening
    const name = statementName(config.text)
    const result = ask(connection, { ...config, name })
    turn?.sent()
    if (isFirst) socketOf(connection).uncork()
    const [answer] = await Promise.all([result, this.#begun]).catch(afterMigration)
    return answer
  }

  async #open(): Promise<ClientBase> {
    const connection = await this.source.acquireConnection()
    socketOf(connection).cork()
    // A writing transaction takes its id at once, so that its outcome can be asked for if the answer to COMMIT is lost.
    const xid = this.readOnly ? '' : ', pg_current_xact_id()::text as xid, now()::text as begun'
    this.#begun = Promise.all([
      ask(connection, this.readOnly ? 'BEGIN READ ONLY' : 'BEGIN'),
      ask(connection, opening(this.token, xid)),
    ])
    this.#begun.catch(() => {})
    return connection
  }
}

export function opening(token: string, more = '') {
  // Locks that an injected statement took for its session would outlive it, too.
  const text = `select sec.prove_tenant($1), pg_advisory_unlock_all()${more}`
  return { text, name: statementName(text), values: [token] }
}

/** What PostgreSQL says of `COMMIT`, the first of its two statements. */
export function commandOf(ended: QueryResult): string {
  return (ended as unknown as QueryResult[])[0]!.command
}

/** PostgreSQL's last error arrives before the socket closes, so a broken connection seems whole for a moment and is marked here. */
export function ask(connection: ClientBase, statement: Statement): Promise<QueryResult> {
  return connection.query(statement as string).catch((error) => {
    if (isConnectionError(error)) (connection as Disposable).__knex__disposed ??= error
    throw error
  })
}

export function socketOf(connection: ClientBase) {
  return (connection as unknown as Corkable).connection.stream
}

/** @throws NotCommitted for a statement prepared before a migration: a retry prepares it anew */
function afterMigration(error: unknown): never {
  if (!isOutdated(error)) throw error
  forgetStatements()
  throw new NotCommitted('a statement was prepared before a migration', { cause: error })
}
