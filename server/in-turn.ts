import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Answers the requests of one connection one after another. A visitor may send many without waiting (pipelining); Node hands all
 * of them over at once, and those whose turn never comes are not told that the visitor is gone: what they had begun, with
 * the bytes and files it holds, would stay for ever. Begun in turn, there is nothing to be told of.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const { socket } = request
    const before = latest.get(socket)
    latest.set(socket, response)
    if (!before || before.closed) answer(request, response)
    else before.once('close', () => socket.destroyed || answer(request, response))
  }
}
