import { Injectable } from '@nestjs/common';
import { priceList } from '../domain/price-list.contract.js';
import type { CreditCheck, CreditCheckInput } from '../http/credits.contract.js';
import { GetBalanceQuery } from './get-balance.query.js';

/** Whether an action could be paid now. Not a promise: the action checks again. */
@Injectable()
export class CheckCreditsQuery {
  constructor(private readonly balance: GetBalanceQuery) {}

  async execute(ownerId: string, input: CreditCheckInput): Promise<CreditCheck> {
    const required = 'action' in input ? priceList[input.action] : input.amount;
    const { available_balance } = await this.balance.execute(ownerId);
    return { sufficient: available_balance >= required, required, available_balance };
  }
}
