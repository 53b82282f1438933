import type { ClientBase, QueryResult } from 'pg'
import { forgetStatements, isOutdated, statementName } from './statement_names.js'
import { NotCommitted } from './tenancy_errors.js'
import { isConnectionError, type StartedTransaction, transactionStatus } from './transaction_outcome.js'

/** A statement as pg takes it. */
type Statement = string | { text: string; name?: string; values?: unknown[] }
type Callback = (error: Error | null, result?: QueryResult) => void

/** What pg does not tell its types: the socket, to send several messages in one write. */
interface Corkable {
  connection: { stream: { cork(): void; uncork(): void } }
}

/** What knex writes on a connection that its pool shall close instead of serving it again. */
interface Disposable {
  __knex__disposed?: unknown
}

/** Where a connection comes from and goes back to: knex's pool. */
export interface ConnectionSource {
  acquireConnection(): Promise<ClientBase>
  releaseConnection(connection: ClientBase): Promise<void>
}

/**
 * One transaction's connection, which knex takes for a plain one. It leaves the pool at the first query, and BEGIN, the
 * tenant's token and that query travel together: a request that asks nothing costs nothing, and one that asks saves a round trip.
 */
export class LazyConnection {
  #opening?: Promise<ClientBase>
  #begun?: Promise<QueryResult[]>
  #ended = false

  constructor(
    private readonly source: ConnectionSource,
    private readonly token: string,
    private readonly readOnly: boolean
  ) {}

  /** pg's query with a callback, as knex calls it. */
  query(config: { text: string }, callback: Callback): void {
    this.#send(config).then((result) => callback(null, result), callback)
  }

  /**
   * Commits, and takes only PostgreSQL's word for it: knex and Lucid report success for a COMMIT that failed or rolled back.
   * @throws NotCommitted when nothing was stored, or nobody can say: asking again under the same key tells
   */
  async commit(): Promise<void> {
    if (!this.#opening || this.#ended) return
    this.#ended = true
    const connection = await this.#opening
    if (this.readOnly) {
      // Nothing was written, so nobody waits to hear that nothing was; the next transaction queues behind it.
      ask(connection, 'COMMIT').catch(() => {})
      return
    }
    const begun = await this.#begun!
    const command = await ask(connection, 'COMMIT').then(
      (answer) => answer.command,
      (error) => this.#afterLostCommit(error, begun[1])
    )
    if (command !== 'COMMIT') throw new NotCommitted(`PostgreSQL answered ${command}`)
  }

  /** Rolls back what was begun; a dead connection has rolled back by itself. */
  async rollback(): Promise<void> {
    if (!this.#opening || this.#ended) return
    this.#ended = true
    await this.#opening.then((connection) => ask(connection, 'ROLLBACK')).catch(() => {})
  }

  /** Gives the connection back to the pool, if one was taken. */
  async release(): Promise<void> {
    const connection = await this.#opening?.catch(() => undefined)
    if (connection) await this.source.releaseConnection(connection)
  }

  /** The line went dead between question and answer: the transaction's number tells what became of it. */
  async #afterLostCommit(error: unknown, begun: QueryResult | undefined): Promise<string> {
    const started = begun?.rows[0] as Partial<StartedTransaction> | undefined
    if (!started?.xid || !isConnectionError(error)) throw error
    const status = await transactionStatus(started as StartedTransaction)
    if (status !== 'committed')
      throw new NotCommitted(`the connection was lost, the transaction is ${status}`, { cause: error })
    return 'COMMIT'
  }

  async #send(config: { text: string }): Promise<QueryResult> {
    const isFirst = !this.#opening
    this.#opening ??= this.#open()
    const connection = await this.#opening
    const name = statementName(config.text)
    const result = ask(connection, { ...config, name })
    if (isFirst) socketOf(connection).uncork()
    const [answer] = await Promise.all([result, this.#begun]).catch(afterMigration)
    return answer
  }

  async #open(): Promise<ClientBase> {
    const connection = await this.source.acquireConnection()
    socketOf(connection).cork()
    // A writing transaction takes its number at once, so that a lost answer to COMMIT can be asked for later.
    const xid = this.readOnly ? '' : ', pg_current_xact_id()::text as xid, now()::text as begun'
    const text = `select set_config('app.tenant', $1, true)${xid}`
    this.#begun = Promise.all([
      ask(connection, this.readOnly ? 'BEGIN READ ONLY' : 'BEGIN'),
      ask(connection, { text, name: statementName(text), values: [this.token] }),
    ])
    this.#begun.catch(() => {})
    return connection
  }
}

/** PostgreSQL's last word comes before the socket closes, so a connection whose line was seen to break looks whole for a moment. */
function ask(connection: ClientBase, statement: Statement): Promise<QueryResult> {
  return connection.query(statement as string).catch((error) => {
    if (isConnectionError(error)) (connection as Disposable).__knex__disposed ??= error
    throw error
  })
}

function socketOf(connection: ClientBase) {
  return (connection as unknown as Corkable).connection.stream
}

/** @throws NotCommitted for a statement prepared before a migration: whoever asks again gets one that fits */
function afterMigration(error: unknown): never {
  if (!isOutdated(error)) throw error
  forgetStatements()
  throw new NotCommitted('a statement was prepared before a migration', { cause: error })
}
