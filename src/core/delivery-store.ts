import type { TaskId } from './ids.ts';
import type { AwaitedDelivery, EndedDelivery, PendingDelivery, WebhookDelivery, WebhookEvent } from './webhook.ts';

export interface DeliveryReads {
  /** Null: nobody asked to be told of the task's end, or the task was deleted. */
  find(taskId: TaskId): Promise<WebhookDelivery | null>;
  countPending(): Promise<{ readonly count: number; readonly oldestAt: Date | null }>;
}

export interface DeliveryWrites extends DeliveryReads {
  insert(delivery: AwaitedDelivery): Promise<void>;
  /** awaited to pending. False: nobody asked to be told. */
  announce(taskId: TaskId, event: WebhookEvent): Promise<boolean>;
  /** Keeps the task's row to the end of the transaction, before its job is touched. Null: there is nothing to send. */
  lock(taskId: TaskId): Promise<PendingDelivery | null>;
  /** It was sent in vain, and stays pending. */
  countAttempt(taskId: TaskId): Promise<boolean>;
  /** pending to its end, and its secret is forgotten. */
  end(taskId: TaskId, end: EndedDelivery['state'], now: Date): Promise<boolean>;
  /** From any state. False: there was none. */
  delete(taskId: TaskId): Promise<boolean>;
}
